ALTER TABLE "parking_levels" ALTER COLUMN "drawing" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ALTER COLUMN "box" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "deleted_at" timestamp with time zone;