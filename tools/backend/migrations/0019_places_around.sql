ALTER TABLE "infrastructure" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD COLUMN "lon" double precision;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;