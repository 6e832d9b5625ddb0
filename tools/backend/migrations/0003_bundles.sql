CREATE TABLE "contract_sets" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_statuses" DROP CONSTRAINT "contract_statuses_order_guid_unique";--> statement-breakpoint
DROP INDEX "contracts_order";--> statement-breakpoint
DROP INDEX "contract_texts_version";--> statement-breakpoint
ALTER TABLE "contract_texts" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bundle" jsonb;--> statement-breakpoint
ALTER TABLE "contract_sets" ADD CONSTRAINT "contract_sets_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_sets_order" ON "contract_sets" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "contract_statuses_order" ON "contract_statuses" USING btree ("order_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_order" ON "contracts" USING btree ("order_guid","kind","lot_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_version" ON "contract_texts" USING btree ("order_guid","part","version");