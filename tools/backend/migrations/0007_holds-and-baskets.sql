CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_guid" uuid NOT NULL,
	"list" text NOT NULL,
	"lot_guid" uuid NOT NULL,
	"price" bigint,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_items_basket_guid_list_lot_guid_pk" PRIMARY KEY("basket_guid","list","lot_guid")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"guest_hash" text,
	"user_id" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_guest_hash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "baskets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "baskets_owner" CHECK (("baskets"."guest_hash" IS NULL) <> ("baskets"."user_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"lot_guid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end" text
);
--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_guid_baskets_guid_fk" FOREIGN KEY ("basket_guid") REFERENCES "public"."baskets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_left" ON "baskets" USING btree ("changed_at") WHERE "baskets"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_active" ON "holds" USING btree ("lot_guid") WHERE "holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "holds_user" ON "holds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_order" ON "holds" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "holds_expiry" ON "holds" USING btree ("expires_at") WHERE "holds"."ended_at" is null;