CREATE TABLE "order_drafts" (
	"order_guid" uuid NOT NULL,
	"step" text NOT NULL,
	"data" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_order_guid_step_pk" PRIMARY KEY("order_guid","step")
);
--> statement-breakpoint
DROP INDEX "order_events_order";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "order_participants" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" jsonb;--> statement-breakpoint
-- Changes from before events had names: their stages are taken as they stand, the last one carries the rest.
UPDATE "order_events" AS "event" SET
	"seq" = "numbered"."seq",
	"type" = 'stage.imported',
	"key" = 'imported:' || "event"."guid",
	"data" = CASE WHEN "numbered"."last" THEN jsonb_strip_nulls(jsonb_build_object(
		'price', "orders"."price",
		'kind', "holds"."kind",
		'until', to_char("holds"."expires_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
	)) ELSE '{}'::jsonb END,
	"side" = CASE WHEN "numbered"."last" THEN "orders"."side_state" END
FROM (
	SELECT "guid",
		row_number() OVER "oldest_first" AS "seq",
		row_number() OVER "oldest_first" = count(*) OVER (PARTITION BY "order_guid") AS "last"
	FROM "order_events"
	WINDOW "oldest_first" AS (PARTITION BY "order_guid" ORDER BY "at", "guid")
) AS "numbered", "orders"
LEFT JOIN "holds" ON "holds"."order_guid" = "orders"."guid" AND "holds"."ended_at" IS NULL
WHERE "numbered"."guid" = "event"."guid" AND "orders"."guid" = "event"."order_guid";--> statement-breakpoint
UPDATE "orders" SET "version" = (SELECT count(*) FROM "order_events" WHERE "order_guid" = "orders"."guid");--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "data" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_seq" ON "order_events" USING btree ("order_guid","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_key" ON "order_events" USING btree ("order_guid","key");--> statement-breakpoint
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'order_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();
