CREATE TABLE "viewing_hosts" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"phone" text NOT NULL,
	"vendors" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"video" text
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"lead_guid" uuid NOT NULL,
	"user_id" integer,
	"lot_guid" uuid NOT NULL,
	"vendor" text NOT NULL,
	"place" text NOT NULL,
	"spot" text NOT NULL,
	"host" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_hours" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_host_viewing_hosts_alias_fk" FOREIGN KEY ("host") REFERENCES "public"."viewing_hosts"("alias") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_key" ON "viewings" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_seat" ON "viewings" USING btree ("host","starts_at","seat") WHERE "viewings"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "viewings_user" ON "viewings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_phone" ON "viewings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "viewings_lead" ON "viewings" USING btree ("lead_guid");--> statement-breakpoint
CREATE INDEX "viewings_booked" ON "viewings" USING btree ("starts_at") WHERE "viewings"."state" = 'booked';