-- safe: the former release draws the levels that it knows; those without a drawing come by an import of the new one
ALTER TABLE "parking_levels" ALTER COLUMN "drawing" DROP NOT NULL;--> statement-breakpoint
-- safe: as above, for a place on such a level
ALTER TABLE "places" ALTER COLUMN "box" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "deleted_at" timestamp with time zone;
