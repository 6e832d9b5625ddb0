CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"second_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"promo_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_guid_unique" UNIQUE("guid"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"alias" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"vendor" text,
	"picture" text,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"phone" text NOT NULL,
	"working" jsonb NOT NULL,
	"notification" jsonb NOT NULL,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"indexable" boolean NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"figure" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"link" text NOT NULL,
	"conditions" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"details" jsonb NOT NULL,
	"consent" jsonb,
	"marketing" jsonb NOT NULL,
	"referrer" text,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"subvendor" text NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"handover_year" smallint,
	"handover_quarter" smallint,
	"on_sale" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complexes" (
	"vendor" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"housing_class" text NOT NULL,
	"metro" jsonb,
	"summary" text NOT NULL,
	"about" jsonb NOT NULL,
	"floors" text NOT NULL,
	"ceiling" text NOT NULL,
	"finish" text NOT NULL,
	"picture" text NOT NULL,
	"gallery" jsonb NOT NULL,
	"genplan" text
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"building_id" text NOT NULL,
	"section" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"number" integer NOT NULL,
	"plan_id" text NOT NULL,
	"mirrored" boolean NOT NULL,
	"rooms" text NOT NULL,
	"euro" boolean NOT NULL,
	"area" double precision NOT NULL,
	"living_area" double precision NOT NULL,
	"kitchen_area" double precision,
	"balcony_area" double precision,
	"ceiling" double precision NOT NULL,
	"bathrooms" smallint NOT NULL,
	"finish" text NOT NULL,
	"sides" jsonb NOT NULL,
	"water_view" boolean NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint
);
--> statement-breakpoint
CREATE TABLE "mortgage_programmes" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text,
	"name" text NOT NULL,
	"rate" double precision NOT NULL,
	"down_payment" double precision NOT NULL,
	"term" smallint NOT NULL,
	"max_loan" bigint NOT NULL,
	"disclaimer" text NOT NULL,
	"source" text NOT NULL,
	"actual_at" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"vendor" text,
	"view" text NOT NULL,
	"outlines" jsonb
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"rooms" text NOT NULL,
	"euro" boolean NOT NULL,
	"area" double precision NOT NULL,
	"living_area" double precision NOT NULL,
	"kitchen_area" double precision,
	"balcony_area" double precision,
	"bathrooms" smallint NOT NULL,
	"options" jsonb NOT NULL,
	"room_list" jsonb NOT NULL,
	"drawing" text NOT NULL,
	"labelled_drawing" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"building_id" text NOT NULL,
	"number" smallint NOT NULL,
	"first_floor" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"flats_per_floor" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"actor" text NOT NULL,
	"from_stage" smallint,
	"to_stage" smallint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_participants" (
	"order_guid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"second_name" text NOT NULL,
	CONSTRAINT "order_participants_order_guid_position_pk" PRIMARY KEY("order_guid","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"lot_guid" uuid NOT NULL,
	"stage_number" smallint NOT NULL,
	"side_state" text,
	"price" bigint NOT NULL,
	"deadline" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"method" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_method_key_pk" PRIMARY KEY("method","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_values" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_genplan_pictures_id_fk" FOREIGN KEY ("genplan") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD CONSTRAINT "mortgage_programmes_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_participants" ADD CONSTRAINT "order_participants_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date");--> statement-breakpoint
CREATE INDEX "news_vendor" ON "news" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "leads_time" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_address" ON "buildings" USING btree ("vendor","subvendor");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_id" ON "lots" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_number" ON "lots" USING btree ("building_id","kind","number");--> statement-breakpoint
CREATE INDEX "lots_floor" ON "lots" USING btree ("building_id","section","floor");--> statement-breakpoint
CREATE INDEX "lots_status" ON "lots" USING btree ("status");--> statement-breakpoint
CREATE INDEX "mortgage_programmes_bank" ON "mortgage_programmes" USING btree ("bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_number" ON "sections" USING btree ("building_id","number");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_guid","at");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_lot" ON "orders" USING btree ("lot_guid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");