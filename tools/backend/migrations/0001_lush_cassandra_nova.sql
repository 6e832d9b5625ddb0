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
ALTER TABLE "baskets" ADD COLUMN "subscribed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "letters_token" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "frequency" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_basket_guid_baskets_guid_fk" FOREIGN KEY ("basket_guid") REFERENCES "public"."baskets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_lot" ON "favourites" USING btree ("lot");--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_letters_token_unique" UNIQUE("letters_token");