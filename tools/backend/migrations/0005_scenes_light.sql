CREATE TABLE "lot_light" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"figures" jsonb NOT NULL,
	"days" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"vendor" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "windows" jsonb;--> statement-breakpoint
ALTER TABLE "lot_light" ADD CONSTRAINT "lot_light_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;