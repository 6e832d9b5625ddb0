ALTER TABLE "price_changes" ALTER COLUMN "made_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "price_changes_end" ON "price_changes" USING btree ("ends_at") WHERE "price_changes"."ends_at" is not null;