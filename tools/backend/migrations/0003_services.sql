CREATE TABLE "service_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_sections" ADD CONSTRAINT "service_sections_parent_id_service_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;