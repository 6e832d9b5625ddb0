CREATE TABLE "crm_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"type" text NOT NULL,
	"lead_guid" uuid,
	"order_guid" uuid,
	"viewing" jsonb,
	"at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claim" uuid,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "crm_events_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "crm_links" (
	"system" text NOT NULL,
	"external" text NOT NULL,
	"kind" text NOT NULL,
	"lead_guid" uuid,
	"order_guid" uuid,
	"seen" jsonb NOT NULL,
	CONSTRAINT "crm_links_system_kind_external_pk" PRIMARY KEY("system","kind","external")
);
--> statement-breakpoint
CREATE TABLE "crm_connections" (
	"system" text PRIMARY KEY NOT NULL,
	"access" text,
	"refresh" text,
	"expires_at" timestamp with time zone,
	"seed" text,
	"claim" uuid,
	"claim_until" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "feed_complexes" (
	"vendor" text PRIMARY KEY NOT NULL,
	"walls" text,
	"numbers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"channel" text NOT NULL,
	"filter" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"lots" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "built_houses" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"begun_on" date NOT NULL,
	"done" jsonb NOT NULL,
	"promised_year" smallint NOT NULL,
	"promised_quarter" smallint NOT NULL,
	"keys_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crm_events" ADD CONSTRAINT "crm_events_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_events" ADD CONSTRAINT "crm_events_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_complexes" ADD CONSTRAINT "feed_complexes_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_events_due" ON "crm_events" USING btree ("next_attempt_at") WHERE "crm_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "crm_events_lead" ON "crm_events" USING btree ("lead_guid","id");--> statement-breakpoint
CREATE INDEX "crm_events_order" ON "crm_events" USING btree ("order_guid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_links_lead" ON "crm_links" USING btree ("system","lead_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_links_order" ON "crm_links" USING btree ("system","order_guid");