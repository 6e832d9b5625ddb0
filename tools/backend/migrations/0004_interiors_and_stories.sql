ALTER TABLE "complexes" ADD COLUMN "finish_set" text;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "story" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "caption" text;