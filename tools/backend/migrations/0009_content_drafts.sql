ALTER TABLE "reviews" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;