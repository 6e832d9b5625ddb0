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
ALTER TABLE "feed_complexes" ADD CONSTRAINT "feed_complexes_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE cascade ON UPDATE no action;