CREATE TABLE "contract_sets" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_invitations" (
	"order_guid" uuid NOT NULL,
	"participant" smallint NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signature_invitations_order_guid_participant_pk" PRIMARY KEY("order_guid","participant"),
	CONSTRAINT "signature_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lot_questions" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"lead_guid" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"lot" text NOT NULL,
	"price" text NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"author" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_statuses" DROP CONSTRAINT "contract_statuses_order_guid_unique";--> statement-breakpoint
DROP INDEX "contracts_order";--> statement-breakpoint
DROP INDEX "contract_texts_version";--> statement-breakpoint
DROP INDEX "deal_steps_open";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "contract_texts" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD COLUMN "participant" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD COLUMN "rate" double precision;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD COLUMN "cost_from" double precision;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD COLUMN "cost_to" double precision;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD COLUMN "months" smallint;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "finish_set" text;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "story" jsonb;--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD COLUMN "families" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bundle" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "resale_agents" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "viewing_hosts" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "contract_sets" ADD CONSTRAINT "contract_sets_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_invitations" ADD CONSTRAINT "signature_invitations_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_questions" ADD CONSTRAINT "lot_questions_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_questions" ADD CONSTRAINT "lot_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_sets_order" ON "contract_sets" USING btree ("order_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_questions_key" ON "lot_questions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "lot_questions_email" ON "lot_questions" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "lot_questions_user" ON "lot_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lot_questions_lead" ON "lot_questions" USING btree ("lead_guid");--> statement-breakpoint
CREATE INDEX "lot_questions_open" ON "lot_questions" USING btree ("created_at") WHERE "lot_questions"."answer" is null;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_statuses_order" ON "contract_statuses" USING btree ("order_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_order" ON "contracts" USING btree ("order_guid","kind","lot_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_version" ON "contract_texts" USING btree ("order_guid","part","version");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_steps_open" ON "deal_steps" USING btree ("order_guid","kind","participant") WHERE "deal_steps"."state" = 'open';