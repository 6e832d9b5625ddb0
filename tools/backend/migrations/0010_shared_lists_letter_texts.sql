CREATE TABLE "shortlist_lots" (
	"shortlist_guid" uuid NOT NULL,
	"lot_guid" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_lots_shortlist_guid_lot_guid_pk" PRIMARY KEY("shortlist_guid","lot_guid")
);
--> statement-breakpoint
CREATE TABLE "shortlist_members" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"shortlist_guid" uuid NOT NULL,
	"guest_hash" text NOT NULL,
	"name" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"wishes" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_members_guest" UNIQUE("shortlist_guid","guest_hash")
);
--> statement-breakpoint
CREATE TABLE "shortlist_opinions" (
	"member_guid" uuid NOT NULL,
	"shortlist_guid" uuid NOT NULL,
	"lot_guid" uuid NOT NULL,
	"vote" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "shortlist_opinions_member_guid_lot_guid_pk" PRIMARY KEY("member_guid","lot_guid"),
	CONSTRAINT "shortlist_opinions_vote" CHECK ("shortlist_opinions"."vote" in ('heart', 'veto'))
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"former" text[] NOT NULL,
	"owner_hash" text NOT NULL,
	"title" text NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlists_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "letter_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shortlist_lots" ADD CONSTRAINT "shortlist_lots_shortlist_guid_shortlists_guid_fk" FOREIGN KEY ("shortlist_guid") REFERENCES "public"."shortlists"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_lots" ADD CONSTRAINT "shortlist_lots_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_members" ADD CONSTRAINT "shortlist_members_shortlist_guid_shortlists_guid_fk" FOREIGN KEY ("shortlist_guid") REFERENCES "public"."shortlists"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_opinions" ADD CONSTRAINT "shortlist_opinions_member_guid_shortlist_members_guid_fk" FOREIGN KEY ("member_guid") REFERENCES "public"."shortlist_members"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_opinions" ADD CONSTRAINT "shortlist_opinions_lot" FOREIGN KEY ("shortlist_guid","lot_guid") REFERENCES "public"."shortlist_lots"("shortlist_guid","lot_guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_opinions_of" ON "shortlist_opinions" USING btree ("shortlist_guid","lot_guid");--> statement-breakpoint
CREATE INDEX "shortlists_left" ON "shortlists" USING btree ("visited_at");--> statement-breakpoint
CREATE INDEX "shortlists_former" ON "shortlists" USING gin ("former");