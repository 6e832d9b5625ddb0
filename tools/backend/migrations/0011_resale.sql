CREATE TABLE "resale_agents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resale_flats" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"district" text NOT NULL,
	"district_name" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"metro" jsonb,
	"house_kind" text NOT NULL,
	"house" text NOT NULL,
	"year" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"rooms" text NOT NULL,
	"euro" boolean NOT NULL,
	"area" double precision NOT NULL,
	"living_area" double precision,
	"kitchen_area" double precision,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"prices" jsonb NOT NULL,
	"plan_id" text,
	"mirrored" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"agent_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD COLUMN "finances_resale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resale_flats" ADD CONSTRAINT "resale_flats_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_flats" ADD CONSTRAINT "resale_flats_agent_id_resale_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."resale_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resale_flats_district" ON "resale_flats" USING btree ("district");--> statement-breakpoint
CREATE TRIGGER "resale_agents_changed" AFTER INSERT OR UPDATE OR DELETE ON "resale_agents" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "resale_flats_changed" AFTER INSERT OR UPDATE OR DELETE ON "resale_flats" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
