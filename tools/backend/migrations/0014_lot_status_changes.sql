CREATE TABLE "lot_status_changes" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"lot_guid" uuid NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lot_status_changes" ADD CONSTRAINT "lot_status_changes_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_status_changes" ADD CONSTRAINT "lot_status_changes_made_by_staff_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_status_changes_lot" ON "lot_status_changes" USING btree ("lot_guid","made_at");--> statement-breakpoint
CREATE INDEX "lot_status_changes_time" ON "lot_status_changes" USING btree ("made_at");