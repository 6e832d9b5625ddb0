CREATE TABLE "parking_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"level" smallint NOT NULL,
	"height" double precision NOT NULL,
	"drawing" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"level_id" text NOT NULL,
	"label" text NOT NULL,
	"size" text,
	"width" double precision NOT NULL,
	"depth" double precision NOT NULL,
	"charging" boolean NOT NULL,
	"box" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premises" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"drawing" text NOT NULL,
	"labelled_drawing" text NOT NULL,
	"room_list" jsonb NOT NULL,
	"purposes" jsonb NOT NULL,
	"power" smallint NOT NULL,
	"own_entrance" boolean NOT NULL,
	"entrance" text NOT NULL,
	"shop_window" double precision NOT NULL,
	"loading" boolean NOT NULL,
	"rent_per_metre" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parking_levels" ADD CONSTRAINT "parking_levels_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_level_id_parking_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."parking_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parking_levels_level" ON "parking_levels" USING btree ("vendor","level");--> statement-breakpoint
CREATE INDEX "places_level" ON "places" USING btree ("level_id");--> statement-breakpoint
CREATE TRIGGER "premises_changed" AFTER INSERT OR UPDATE OR DELETE ON "premises" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "parking_levels_changed" AFTER INSERT OR UPDATE OR DELETE ON "parking_levels" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "places_changed" AFTER INSERT OR UPDATE OR DELETE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
