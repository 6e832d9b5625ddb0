CREATE TABLE "agencies" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"inn" text NOT NULL,
	"contract" text NOT NULL,
	"signed_on" date NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "agencies_inn_unique" UNIQUE("inn")
);
--> statement-breakpoint
CREATE TABLE "agent_clients" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"agent_guid" uuid NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"registered_by" integer,
	"registered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_commissions" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"agent_guid" uuid NOT NULL,
	"client_guid" uuid,
	"deal_guid" uuid NOT NULL,
	"number" text NOT NULL,
	"price" bigint NOT NULL,
	"percent" integer NOT NULL,
	"amount" bigint NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"paid_on" date,
	CONSTRAINT "agent_commissions_deal_guid_unique" UNIQUE("deal_guid")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"agency_guid" uuid NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offline_reserves" ADD COLUMN "order_guid" uuid;--> statement-breakpoint
ALTER TABLE "agent_clients" ADD CONSTRAINT "agent_clients_agent_guid_agents_guid_fk" FOREIGN KEY ("agent_guid") REFERENCES "public"."agents"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_clients" ADD CONSTRAINT "agent_clients_registered_by_staff_people_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."staff_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_commissions" ADD CONSTRAINT "agent_commissions_agent_guid_agents_guid_fk" FOREIGN KEY ("agent_guid") REFERENCES "public"."agents"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_commissions" ADD CONSTRAINT "agent_commissions_client_guid_agent_clients_guid_fk" FOREIGN KEY ("client_guid") REFERENCES "public"."agent_clients"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_guid_agencies_guid_fk" FOREIGN KEY ("agency_guid") REFERENCES "public"."agencies"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_clients_phone" ON "agent_clients" USING btree ("phone") WHERE "agent_clients"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "agent_clients_agent" ON "agent_clients" USING btree ("agent_guid","registered_at");--> statement-breakpoint
CREATE INDEX "agent_commissions_agent" ON "agent_commissions" USING btree ("agent_guid","signed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agents_phone" ON "agents" USING btree ("phone") WHERE "agents"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "agents_agency" ON "agents" USING btree ("agency_guid");--> statement-breakpoint
CREATE INDEX "offline_reserves_order" ON "offline_reserves" USING btree ("order_guid");