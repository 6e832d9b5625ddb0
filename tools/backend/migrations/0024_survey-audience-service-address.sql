ALTER TABLE "surveys" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "address" text DEFAULT '' NOT NULL;