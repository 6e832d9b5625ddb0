UPDATE "orders" SET "payment" = jsonb_set("payment", '{terms,other_ground}', 'true') WHERE jsonb_path_exists("payment", '$.terms.children[*] ? (@.disabled == true)');--> statement-breakpoint
UPDATE "orders" SET "payment" = jsonb_set("payment", '{terms,children}', (SELECT jsonb_agg(child - 'disabled') FROM jsonb_array_elements("payment" #> '{terms,children}') AS child)) WHERE jsonb_path_exists("payment", '$.terms.children[*].disabled');--> statement-breakpoint
DELETE FROM "order_drafts" WHERE "step" = 'payment' AND "data" LIKE '%"disabled"%';
