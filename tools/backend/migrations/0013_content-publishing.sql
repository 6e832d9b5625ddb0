CREATE TABLE "reviews" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"vendor" text,
	"date" date NOT NULL,
	"author" text NOT NULL,
	"about" text NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"rating" smallint,
	"picture" text,
	"photo" uuid,
	"video" text,
	"reply" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"place" text NOT NULL,
	"schedule" text NOT NULL,
	"salary_from" bigint NOT NULL,
	"salary_to" bigint,
	"lead" text NOT NULL,
	"duties" jsonb NOT NULL,
	"wants" jsonb NOT NULL,
	"offers" jsonb NOT NULL,
	"posted_on" date NOT NULL,
	"closes_on" date
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "next" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","date");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;