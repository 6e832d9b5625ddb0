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
ALTER TABLE "contract_texts" ADD CONSTRAINT "contract_texts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_version" ON "contract_texts" USING btree ("order_guid","version");--> statement-breakpoint
CREATE INDEX "contract_texts_file" ON "contract_texts" USING btree ("file_hash");