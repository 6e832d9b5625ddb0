CREATE TABLE "lead_delivery" (
	"lead_guid" uuid PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claim" uuid,
	"last_error" text,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_spam" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lead_spam_day_method_pk" PRIMARY KEY("day","method")
);
--> statement-breakpoint
CREATE TABLE "guide_videos" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"video" text,
	"poster" text,
	"paths" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"alias" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"headline" text NOT NULL,
	"headline2" text,
	"timer" integer,
	"timer_repeat" integer,
	"color" text,
	"color2" text,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "token_check" text DEFAULT 'passed' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_delivery" ADD CONSTRAINT "lead_delivery_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_videos" ADD CONSTRAINT "guide_videos_parent_id_guide_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_delivery_due" ON "lead_delivery" USING btree ("next_attempt_at") WHERE "lead_delivery"."delivered_at" is null;