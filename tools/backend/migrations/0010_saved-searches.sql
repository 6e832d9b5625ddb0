CREATE TABLE "search_finds" (
	"search_guid" uuid NOT NULL,
	"lot_guid" uuid NOT NULL,
	"price_before" bigint,
	CONSTRAINT "search_finds_search_guid_lot_guid_pk" PRIMARY KEY("search_guid","lot_guid")
);
--> statement-breakpoint
CREATE TABLE "search_lots" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"query" text NOT NULL,
	"token" text NOT NULL,
	"subscribed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "searches_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_guid_searches_guid_fk" FOREIGN KEY ("search_guid") REFERENCES "public"."searches"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_lots" ADD CONSTRAINT "search_lots_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_finds_lot" ON "search_finds" USING btree ("lot_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "searches_query" ON "searches" USING btree ("user_id","query");