ALTER TABLE "reviews" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "resale_agents" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "viewing_hosts" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;