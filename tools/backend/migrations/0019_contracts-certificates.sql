CREATE TABLE "news_marks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"read_before" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_alias_pk" PRIMARY KEY("user_id","alias")
);
--> statement-breakpoint
CREATE TABLE "account_promos" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"audience" text NOT NULL,
	"figure" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"conditions" text NOT NULL,
	"link" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"conditions" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"used_at" timestamp with time zone,
	"used_for" text,
	CONSTRAINT "certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "signature_certificates" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"serial" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signature_certificates_order_guid_unique" UNIQUE("order_guid"),
	CONSTRAINT "signature_certificates_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"order_guid" uuid,
	"lot_guid" uuid,
	"parent_guid" uuid,
	"price" bigint NOT NULL,
	"terms" jsonb,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contracts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "manager_ratings" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" integer,
	"manager" text NOT NULL,
	"about" text NOT NULL,
	"subject" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stars" smallint,
	"text" text,
	"rated_at" timestamp with time zone,
	CONSTRAINT "manager_ratings_token_unique" UNIQUE("token"),
	CONSTRAINT "manager_ratings_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "review_authors" (
	"review" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey" text NOT NULL,
	"user_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_survey_user_id_pk" PRIMARY KEY("survey","user_id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"alias" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"questions" jsonb NOT NULL,
	"points" smallint NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "club_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"number" text NOT NULL,
	"invite" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"blocked_on" date,
	CONSTRAINT "club_cards_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "club_cards_number_unique" UNIQUE("number"),
	CONSTRAINT "club_cards_invite_unique" UNIQUE("invite")
);
--> statement-breakpoint
CREATE TABLE "club_points" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_points_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"figure" text NOT NULL,
	"caption" text NOT NULL,
	"lead" text NOT NULL,
	"conditions" text NOT NULL,
	"picture" text,
	"blocks" jsonb NOT NULL,
	"code_prefix" text NOT NULL,
	"code_days" smallint NOT NULL,
	"ends_on" date
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "promo_codes_user_id_alias_pk" PRIMARY KEY("user_id","alias"),
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" smallint,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "lesson_progress_user_id_alias_pk" PRIMARY KEY("user_id","alias")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"minutes" smallint NOT NULL,
	"video" jsonb,
	"blocks" jsonb NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "news_date";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_marks" ADD CONSTRAINT "news_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_alias_news_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."news"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_certificates" ADD CONSTRAINT "signature_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_certificates" ADD CONSTRAINT "signature_certificates_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_parent_guid_contracts_guid_fk" FOREIGN KEY ("parent_guid") REFERENCES "public"."contracts"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_ratings" ADD CONSTRAINT "manager_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_authors" ADD CONSTRAINT "review_authors_review_reviews_guid_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_authors" ADD CONSTRAINT "review_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_surveys_alias_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_cards" ADD CONSTRAINT "club_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_points" ADD CONSTRAINT "club_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_alias_partnerships_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."partnerships"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_alias_lessons_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."lessons"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "signature_certificates_user" ON "signature_certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "contracts_user" ON "contracts" USING btree ("user_id","signed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_order" ON "contracts" USING btree ("order_guid","kind");--> statement-breakpoint
CREATE INDEX "contracts_parent" ON "contracts" USING btree ("parent_guid");--> statement-breakpoint
CREATE INDEX "manager_ratings_user" ON "manager_ratings" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "manager_ratings_time" ON "manager_ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "review_authors_user" ON "review_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_answers_user" ON "survey_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "club_points_history" ON "club_points" USING btree ("user_id","at","guid");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date","alias");--> statement-breakpoint
INSERT INTO "contracts" ("guid", "number", "user_id", "kind", "order_guid", "lot_guid", "price", "signed_at") SELECT gen_random_uuid(), regexp_replace("orders"."number", '^M30', 'ДДУ'), "orders"."user_id", 'ddu', "orders"."guid", "orders"."lot_guid", "orders"."price", min("order_events"."at") FROM "order_events" JOIN "orders" ON "orders"."guid" = "order_events"."order_guid" WHERE "order_events"."type" = 'contract.signed' GROUP BY "orders"."guid" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "contracts" ("guid", "number", "user_id", "kind", "order_guid", "lot_guid", "price", "signed_at") SELECT gen_random_uuid(), regexp_replace("orders"."number", '^M30', 'БР'), "orders"."user_id", 'hold', "orders"."guid", "orders"."lot_guid", min(("order_events"."data" ->> 'amount')::bigint), min("order_events"."at") FROM "order_events" JOIN "orders" ON "orders"."guid" = "order_events"."order_guid" WHERE "order_events"."type" = 'payment.succeeded' AND "order_events"."data" ? 'until' GROUP BY "orders"."guid" ON CONFLICT DO NOTHING;
