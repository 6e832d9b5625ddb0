ALTER TABLE "buildings" ADD COLUMN "commissioned_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract" text DEFAULT 'ddu' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyers_turn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "finished" boolean DEFAULT false NOT NULL;