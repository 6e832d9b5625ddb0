ALTER TABLE "offline_reserves" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "offline_reserves" ADD COLUMN "lot_guid" uuid;--> statement-breakpoint
ALTER TABLE "offline_reserves" ADD COLUMN "price" bigint;