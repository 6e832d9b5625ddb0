CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "contract_statuses" (
	"number" text PRIMARY KEY NOT NULL,
	"order_guid" uuid,
	"phone" text NOT NULL,
	"surname" text NOT NULL,
	"stage" text NOT NULL,
	"accepted_on" date NOT NULL,
	"sent_on" date,
	"registered_on" date,
	"note" text,
	CONSTRAINT "contract_statuses_order_guid_unique" UNIQUE("order_guid")
);
--> statement-breakpoint
CREATE TABLE "deal_steps" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_applications" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"application_guid" uuid NOT NULL,
	"programme_id" text NOT NULL,
	"answer" text NOT NULL,
	"url" text,
	"sum" bigint,
	"note" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mortgage_applications" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer,
	"guest_hash" text,
	"order_guid" uuid,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"consent" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_applications_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "mortgage_drafts" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"guest_hash" text,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_drafts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "mortgage_drafts_guest_hash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "mortgage_drafts_owner" CHECK (("mortgage_drafts"."guest_hash" IS NULL) <> ("mortgage_drafts"."user_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "partner_events" (
	"partner" text NOT NULL,
	"id" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_events_partner_id_pk" PRIMARY KEY("partner","id")
);
--> statement-breakpoint
CREATE TABLE "test_callbacks" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"subject" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "test_matters" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"subject" uuid NOT NULL,
	"matter" jsonb NOT NULL,
	"state" text NOT NULL,
	"code" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_matters_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_reason" text
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"participant" smallint,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"state" text NOT NULL,
	"type" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_statuses" ADD CONSTRAINT "contract_statuses_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD CONSTRAINT "bank_applications_application_guid_mortgage_applications_guid_fk" FOREIGN KEY ("application_guid") REFERENCES "public"."mortgage_applications"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD CONSTRAINT "bank_applications_programme_id_mortgage_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."mortgage_programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_drafts" ADD CONSTRAINT "mortgage_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_steps_open" ON "deal_steps" USING btree ("order_guid","kind") WHERE "deal_steps"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deal_steps_order" ON "deal_steps" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "bank_applications_application" ON "bank_applications" USING btree ("application_guid");--> statement-breakpoint
CREATE INDEX "bank_applications_unsent" ON "bank_applications" USING btree ("guid") WHERE "bank_applications"."url" is null;--> statement-breakpoint
CREATE INDEX "mortgage_applications_user" ON "mortgage_applications" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "mortgage_applications_guest" ON "mortgage_applications" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "mortgage_applications_order" ON "mortgage_applications" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "mortgage_drafts_left" ON "mortgage_drafts" USING btree ("saved_at") WHERE "mortgage_drafts"."user_id" is null;--> statement-breakpoint
CREATE INDEX "test_callbacks_due" ON "test_callbacks" USING btree ("due_at") WHERE "test_callbacks"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_guid","purpose") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'refunding';--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "uploads_left" ON "uploads" USING btree ("state","changed_at");