CREATE TABLE "nearby" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "infrastructure" ADD COLUMN "nearby" text;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD CONSTRAINT "infrastructure_nearby_nearby_id_fk" FOREIGN KEY ("nearby") REFERENCES "public"."nearby"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "infrastructure_nearby" ON "infrastructure" USING btree ("nearby");--> statement-breakpoint
INSERT INTO "nearby" ("id", "kind", "title", "lat", "lon", "demo")
SELECT 'mesto-' || substr(md5(concat_ws('|', "kind", "name", "lat", "lon")), 1, 12), "kind", "name", "lat", "lon", bool_or("demo")
FROM "infrastructure" WHERE "kind" IS NOT NULL AND "lat" IS NOT NULL AND "lon" IS NOT NULL
GROUP BY "kind", "name", "lat", "lon";--> statement-breakpoint
UPDATE "infrastructure" SET "nearby" = 'mesto-' || substr(md5(concat_ws('|', "kind", "name", "lat", "lon")), 1, 12)
WHERE "kind" IS NOT NULL AND "lat" IS NOT NULL AND "lon" IS NOT NULL;
