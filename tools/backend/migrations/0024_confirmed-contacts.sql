ALTER TABLE "users" DROP CONSTRAINT "users_phone_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_confirmed" ON "users" USING btree ("phone") WHERE "users"."phone_confirmed";--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");