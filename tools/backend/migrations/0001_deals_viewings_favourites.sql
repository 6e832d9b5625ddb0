CREATE TABLE "favourites" (
	"basket_guid" uuid NOT NULL,
	"lot" text NOT NULL,
	"price" bigint,
	"added_at" timestamp with time zone NOT NULL,
	"known_price" bigint NOT NULL,
	"known_free" boolean NOT NULL,
	CONSTRAINT "favourites_basket_guid_lot_pk" PRIMARY KEY("basket_guid","lot")
);
--> statement-breakpoint
CREATE TABLE "contract_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" jsonb NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"file" "bytea",
	"file_hash" text,
	"chosen_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"signatures" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "baskets" ADD COLUMN "subscribed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "letters_token" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "commissioned_on" date;--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD COLUMN "cost_from" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD COLUMN "cost_to" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract" text DEFAULT 'ddu' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyers_turn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "finished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "frequency" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_basket_guid_baskets_guid_fk" FOREIGN KEY ("basket_guid") REFERENCES "public"."baskets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_texts" ADD CONSTRAINT "contract_texts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_host_viewing_hosts_alias_fk" FOREIGN KEY ("host") REFERENCES "public"."viewing_hosts"("alias") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_lot" ON "favourites" USING btree ("lot");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_version" ON "contract_texts" USING btree ("order_guid","version");--> statement-breakpoint
CREATE INDEX "contract_texts_file" ON "contract_texts" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_key" ON "viewings" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_seat" ON "viewings" USING btree ("host","starts_at","seat") WHERE "viewings"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "viewings_user" ON "viewings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_phone" ON "viewings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "viewings_lead" ON "viewings" USING btree ("lead_guid");--> statement-breakpoint
CREATE INDEX "viewings_booked" ON "viewings" USING btree ("starts_at") WHERE "viewings"."state" = 'booked';--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_letters_token_unique" UNIQUE("letters_token");