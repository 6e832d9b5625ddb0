CREATE TABLE "account_consents" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"mode" text NOT NULL,
	"version" text,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_codes" (
	"flow_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"code_hash" text NOT NULL,
	"real" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "auth_codes_flow_hash_purpose_pk" PRIMARY KEY("flow_hash","purpose")
);
--> statement-breakpoint
CREATE TABLE "code_quotas" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_reserves" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "guid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_reserves" ADD CONSTRAINT "offline_reserves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_consents_user" ON "account_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_codes_expiry" ON "auth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_quotas_expiry" ON "code_quotas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offline_reserves_user" ON "offline_reserves" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guid_unique" UNIQUE("guid");