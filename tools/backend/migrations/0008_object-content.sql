CREATE TABLE "floor_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"building_id" text NOT NULL,
	"section" smallint NOT NULL,
	"first_floor" smallint NOT NULL,
	"last_floor" smallint NOT NULL,
	"geometry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "infrastructure" (
	"vendor" text NOT NULL,
	"position" smallint NOT NULL,
	"group" text NOT NULL,
	"name" text NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "infrastructure_vendor_position_pk" PRIMARY KEY("vendor","position")
);
--> statement-breakpoint
CREATE TABLE "object_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"building_id" text,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"src" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "object_questions" (
	"vendor" text NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "object_questions_vendor_position_pk" PRIMARY KEY("vendor","position")
);
--> statement-breakpoint
CREATE TABLE "object_reviews" (
	"vendor" text NOT NULL,
	"position" smallint NOT NULL,
	"date" date NOT NULL,
	"author" text NOT NULL,
	"purchase" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "object_reviews_vendor_position_pk" PRIMARY KEY("vendor","position")
);
--> statement-breakpoint
CREATE TABLE "object_videos" (
	"vendor" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"src" text NOT NULL,
	"poster" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"lot_guid" uuid NOT NULL,
	"since" date NOT NULL,
	"price" bigint NOT NULL,
	"reason" text,
	CONSTRAINT "price_history_lot_guid_since_pk" PRIMARY KEY("lot_guid","since")
);
--> statement-breakpoint
CREATE TABLE "progress_months" (
	"vendor" text NOT NULL,
	"month" date NOT NULL,
	"text" text NOT NULL,
	"works" jsonb NOT NULL,
	CONSTRAINT "progress_months_vendor_month_pk" PRIMARY KEY("vendor","month")
);
--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD CONSTRAINT "infrastructure_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_documents" ADD CONSTRAINT "object_documents_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_documents" ADD CONSTRAINT "object_documents_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_questions" ADD CONSTRAINT "object_questions_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_reviews" ADD CONSTRAINT "object_reviews_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_videos" ADD CONSTRAINT "object_videos_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_months" ADD CONSTRAINT "progress_months_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "floor_plans_floor" ON "floor_plans" USING btree ("building_id","section","first_floor");--> statement-breakpoint
CREATE INDEX "object_documents_vendor" ON "object_documents" USING btree ("vendor","position");--> statement-breakpoint
CREATE TRIGGER "price_history_changed" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "floor_plans_changed" AFTER INSERT OR UPDATE OR DELETE ON "floor_plans" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "progress_months_changed" AFTER INSERT OR UPDATE OR DELETE ON "progress_months" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_documents_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_documents" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "infrastructure_changed" AFTER INSERT OR UPDATE OR DELETE ON "infrastructure" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_questions_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_questions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_reviews_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_reviews" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_videos_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_videos" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
