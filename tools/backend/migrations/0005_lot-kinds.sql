ALTER TABLE "lots" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "mirrored" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "rooms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "euro" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "living_area" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "ceiling" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "bathrooms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "finish" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "sides" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "lots" ALTER COLUMN "water_view" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "payments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "corner" text;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_flat" CHECK ("lots"."kind" <> 'flat' OR ("lots"."plan_id" IS NOT NULL AND "lots"."rooms" IS NOT NULL AND "lots"."living_area" IS NOT NULL AND "lots"."ceiling" IS NOT NULL AND "lots"."bathrooms" IS NOT NULL AND "lots"."finish" IS NOT NULL));--> statement-breakpoint
UPDATE "lots" SET "finish" = CASE "finish" WHEN 'без отделки' THEN 'none' WHEN 'предчистовая' THEN 'shell' WHEN 'под чистовую отделку' THEN 'prepared' WHEN 'чистовая' THEN 'full' ELSE "finish" END;
