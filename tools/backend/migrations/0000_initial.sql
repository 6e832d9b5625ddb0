CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "news_marks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"read_before" date NOT NULL
);--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_alias_pk" PRIMARY KEY("user_id","alias")
);--> statement-breakpoint
CREATE TABLE "account_promos" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"audience" text NOT NULL,
	"figure" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"conditions" text NOT NULL,
	"link" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_guid_unique" UNIQUE("guid")
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"phone" text NOT NULL,
	"phone_confirmed" boolean DEFAULT true NOT NULL,
	"phone_changed_at" timestamp with time zone,
	"email" text,
	"email_confirmed" boolean DEFAULT true NOT NULL,
	"email_changed_at" timestamp with time zone,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"second_name" text NOT NULL,
	"password_hash" text,
	"promo_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_guid_unique" UNIQUE("guid")
);--> statement-breakpoint
CREATE TABLE "appointments" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "account_consents" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"mode" text NOT NULL,
	"version" text,
	"source" text DEFAULT 'registration' NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "offline_reserves" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"number" text,
	"lot_guid" uuid,
	"price" bigint
);--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_guid" uuid NOT NULL,
	"list" text NOT NULL,
	"lot_guid" uuid NOT NULL,
	"price" bigint,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_items_basket_guid_list_lot_guid_pk" PRIMARY KEY("basket_guid","list","lot_guid")
);--> statement-breakpoint
CREATE TABLE "baskets" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"guest_hash" text,
	"user_id" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_guest_hash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "baskets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "baskets_owner" CHECK (("baskets"."guest_hash" IS NULL) <> ("baskets"."user_id" IS NULL))
);--> statement-breakpoint
CREATE TABLE "certificates" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"conditions" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"used_at" timestamp with time zone,
	"used_for" text,
	CONSTRAINT "certificates_number_unique" UNIQUE("number")
);--> statement-breakpoint
CREATE TABLE "signature_certificates" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"serial" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signature_certificates_order_guid_unique" UNIQUE("order_guid"),
	CONSTRAINT "signature_certificates_serial_unique" UNIQUE("serial")
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "news" (
	"alias" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"vendor" text,
	"picture" text,
	"blocks" jsonb NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_from" timestamp with time zone,
	"published_until" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "offices" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"phone" text NOT NULL,
	"working" jsonb NOT NULL,
	"notification" jsonb NOT NULL,
	"picture" text
);--> statement-breakpoint
CREATE TABLE "pages" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"indexable" boolean NOT NULL,
	"picture" text,
	"blocks" jsonb NOT NULL,
	"next" jsonb,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_from" timestamp with time zone,
	"published_until" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "promos" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"figure" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"link" text NOT NULL,
	"conditions" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "contract_statuses" (
	"number" text PRIMARY KEY NOT NULL,
	"order_guid" uuid,
	"phone" text NOT NULL,
	"surname" text NOT NULL,
	"stage" text NOT NULL,
	"accepted_on" date NOT NULL,
	"sent_on" date,
	"registered_on" date,
	"note" text,
	CONSTRAINT "contract_statuses_order_guid_unique" UNIQUE("order_guid")
);--> statement-breakpoint
CREATE TABLE "contracts" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"order_guid" uuid,
	"lot_guid" uuid,
	"parent_guid" uuid,
	"price" bigint NOT NULL,
	"terms" jsonb,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contracts_number_unique" UNIQUE("number")
);--> statement-breakpoint
CREATE TABLE "deal_steps" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "manager_ratings" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" integer,
	"manager" text NOT NULL,
	"about" text NOT NULL,
	"subject" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stars" smallint,
	"text" text,
	"rated_at" timestamp with time zone,
	CONSTRAINT "manager_ratings_token_unique" UNIQUE("token"),
	CONSTRAINT "manager_ratings_subject_unique" UNIQUE("subject")
);--> statement-breakpoint
CREATE TABLE "review_authors" (
	"review" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey" text NOT NULL,
	"user_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_survey_user_id_pk" PRIMARY KEY("survey","user_id")
);--> statement-breakpoint
CREATE TABLE "surveys" (
	"alias" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"questions" jsonb NOT NULL,
	"points" smallint NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "defects" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"act" smallint,
	"room" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"due_on" date,
	"changed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "handovers" (
	"order_guid" uuid PRIMARY KEY NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"transfer_guid" uuid NOT NULL,
	"transfer_url" text,
	"signed_at" timestamp with time zone,
	"signed_by" text,
	"keys_at" timestamp with time zone,
	CONSTRAINT "handovers_transfer_guid_unique" UNIQUE("transfer_guid")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "imports" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"file" text NOT NULL,
	"digest" text NOT NULL,
	"lots" integer NOT NULL,
	"differences" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "lead_delivery" (
	"lead_guid" uuid PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claim" uuid,
	"last_error" text,
	"delivered_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "lead_spam" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lead_spam_day_method_pk" PRIMARY KEY("day","method")
);--> statement-breakpoint
CREATE TABLE "leads" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"details" jsonb NOT NULL,
	"consent" jsonb,
	"marketing" jsonb NOT NULL,
	"referrer" text,
	"token_check" text DEFAULT 'passed' NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "club_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"number" text NOT NULL,
	"invite" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"blocked_on" date,
	CONSTRAINT "club_cards_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "club_cards_number_unique" UNIQUE("number"),
	CONSTRAINT "club_cards_invite_unique" UNIQUE("invite")
);--> statement-breakpoint
CREATE TABLE "club_points" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_points_key" UNIQUE("user_id","key")
);--> statement-breakpoint
CREATE TABLE "bank_applications" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"application_guid" uuid NOT NULL,
	"programme_id" text NOT NULL,
	"answer" text NOT NULL,
	"url" text,
	"sum" bigint,
	"note" text,
	"decided_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "mortgage_applications" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer,
	"guest_hash" text,
	"order_guid" uuid,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"consent" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_applications_number_unique" UNIQUE("number")
);--> statement-breakpoint
CREATE TABLE "mortgage_drafts" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"guest_hash" text,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_drafts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "mortgage_drafts_guest_hash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "mortgage_drafts_owner" CHECK (("mortgage_drafts"."guest_hash" IS NULL) <> ("mortgage_drafts"."user_id" IS NULL))
);--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	"sms" boolean NOT NULL,
	CONSTRAINT "notice_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);--> statement-breakpoint
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_guid_unique" UNIQUE("guid")
);--> statement-breakpoint
CREATE TABLE "floor_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"building_id" text NOT NULL,
	"section" smallint NOT NULL,
	"first_floor" smallint NOT NULL,
	"last_floor" smallint NOT NULL,
	"geometry" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "infrastructure" (
	"vendor" text NOT NULL,
	"position" smallint NOT NULL,
	"group" text NOT NULL,
	"name" text NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "infrastructure_vendor_position_pk" PRIMARY KEY("vendor","position")
);--> statement-breakpoint
CREATE TABLE "object_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"building_id" text,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"src" text NOT NULL,
	"size" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "object_questions" (
	"vendor" text NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "object_questions_vendor_position_pk" PRIMARY KEY("vendor","position")
);--> statement-breakpoint
CREATE TABLE "object_videos" (
	"vendor" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"src" text NOT NULL,
	"poster" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "price_history" (
	"lot_guid" uuid NOT NULL,
	"since" date NOT NULL,
	"price" bigint NOT NULL,
	"reason" text,
	CONSTRAINT "price_history_lot_guid_since_pk" PRIMARY KEY("lot_guid","since")
);--> statement-breakpoint
CREATE TABLE "progress_months" (
	"vendor" text NOT NULL,
	"month" date NOT NULL,
	"text" text NOT NULL,
	"works" jsonb NOT NULL,
	CONSTRAINT "progress_months_vendor_month_pk" PRIMARY KEY("vendor","month")
);--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);--> statement-breakpoint
CREATE TABLE "buildings" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"subvendor" text NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"handover_year" smallint,
	"handover_quarter" smallint,
	"on_sale" boolean NOT NULL,
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "complexes" (
	"vendor" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"housing_class" text NOT NULL,
	"metro" jsonb,
	"summary" text NOT NULL,
	"about" jsonb NOT NULL,
	"floors" text NOT NULL,
	"ceiling" text NOT NULL,
	"finish" text NOT NULL,
	"picture" text NOT NULL,
	"gallery" jsonb NOT NULL,
	"genplan" text
);--> statement-breakpoint
CREATE TABLE "lots" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"building_id" text NOT NULL,
	"section" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"number" integer NOT NULL,
	"area" double precision NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"plan_id" text,
	"mirrored" boolean DEFAULT false NOT NULL,
	"rooms" text,
	"euro" boolean DEFAULT false NOT NULL,
	"living_area" double precision,
	"kitchen_area" double precision,
	"balcony_area" double precision,
	"ceiling" double precision,
	"bathrooms" smallint,
	"finish" text,
	"sides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"water_view" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lots_flat" CHECK ("lots"."kind" <> 'flat' OR ("lots"."plan_id" IS NOT NULL AND "lots"."rooms" IS NOT NULL AND "lots"."living_area" IS NOT NULL AND "lots"."ceiling" IS NOT NULL AND "lots"."bathrooms" IS NOT NULL AND "lots"."finish" IS NOT NULL))
);--> statement-breakpoint
CREATE TABLE "mortgage_programmes" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text,
	"name" text NOT NULL,
	"rate" double precision NOT NULL,
	"down_payment" double precision NOT NULL,
	"term" smallint NOT NULL,
	"finances_resale" boolean DEFAULT false NOT NULL,
	"max_loan" bigint NOT NULL,
	"disclaimer" text NOT NULL,
	"source" text NOT NULL,
	"actual_at" date NOT NULL
);--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"rooms" text NOT NULL,
	"euro" boolean NOT NULL,
	"area" double precision NOT NULL,
	"living_area" double precision NOT NULL,
	"kitchen_area" double precision,
	"balcony_area" double precision,
	"bathrooms" smallint NOT NULL,
	"options" jsonb NOT NULL,
	"corner" text,
	"room_list" jsonb NOT NULL,
	"drawing" text NOT NULL,
	"labelled_drawing" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"building_id" text NOT NULL,
	"number" smallint NOT NULL,
	"first_floor" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"flats_per_floor" smallint NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_events" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"actor" text NOT NULL,
	"from_stage" smallint,
	"to_stage" smallint NOT NULL,
	"side" text,
	"reason" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"order_guid" uuid NOT NULL,
	"step" text NOT NULL,
	"data" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_order_guid_step_pk" PRIMARY KEY("order_guid","step")
);--> statement-breakpoint
CREATE TABLE "order_files" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_participants" (
	"order_guid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"second_name" text NOT NULL,
	"data" jsonb,
	CONSTRAINT "order_participants_order_guid_position_pk" PRIMARY KEY("order_guid","position")
);--> statement-breakpoint
CREATE TABLE "orders" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"lot_guid" uuid NOT NULL,
	"stage_number" smallint NOT NULL,
	"side_state" text,
	"price" bigint NOT NULL,
	"deadline" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"payment" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);--> statement-breakpoint
CREATE TABLE "partner_events" (
	"partner" text NOT NULL,
	"id" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_events_partner_id_pk" PRIMARY KEY("partner","id")
);--> statement-breakpoint
CREATE TABLE "partnerships" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"figure" text NOT NULL,
	"caption" text NOT NULL,
	"lead" text NOT NULL,
	"conditions" text NOT NULL,
	"picture" text,
	"blocks" jsonb NOT NULL,
	"code_prefix" text NOT NULL,
	"code_days" smallint NOT NULL,
	"ends_on" date
);--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "promo_codes_user_id_alias_pk" PRIMARY KEY("user_id","alias"),
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "payments" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_reason" text
);--> statement-breakpoint
CREATE TABLE "parking_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"level" smallint NOT NULL,
	"height" double precision NOT NULL,
	"drawing" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "places" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"level_id" text NOT NULL,
	"label" text NOT NULL,
	"size" text,
	"width" double precision NOT NULL,
	"depth" double precision NOT NULL,
	"charging" boolean NOT NULL,
	"box" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "premises" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"drawing" text NOT NULL,
	"labelled_drawing" text NOT NULL,
	"room_list" jsonb NOT NULL,
	"purposes" jsonb NOT NULL,
	"power" smallint NOT NULL,
	"own_entrance" boolean NOT NULL,
	"entrance" text NOT NULL,
	"shop_window" double precision NOT NULL,
	"loading" boolean NOT NULL,
	"rent_per_metre" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "profile_requests" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"name" jsonb,
	"reason" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "resale_agents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "resale_flats" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"district" text NOT NULL,
	"district_name" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"metro" jsonb,
	"house_kind" text NOT NULL,
	"house" text NOT NULL,
	"year" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"rooms" text NOT NULL,
	"euro" boolean NOT NULL,
	"area" double precision NOT NULL,
	"living_area" double precision,
	"kitchen_area" double precision,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"prices" jsonb NOT NULL,
	"plan_id" text,
	"mirrored" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"agent_id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" integer NOT NULL,
	"alias" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" smallint,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "lesson_progress_user_id_alias_pk" PRIMARY KEY("user_id","alias")
);--> statement-breakpoint
CREATE TABLE "lessons" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"minutes" smallint NOT NULL,
	"video" jsonb,
	"blocks" jsonb NOT NULL,
	"questions" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_finds" (
	"search_guid" uuid NOT NULL,
	"lot_guid" uuid NOT NULL,
	"price_before" bigint,
	CONSTRAINT "search_finds_search_guid_lot_guid_pk" PRIMARY KEY("search_guid","lot_guid")
);--> statement-breakpoint
CREATE TABLE "search_lots" (
	"lot_guid" uuid PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "searches" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"query" text NOT NULL,
	"token" text NOT NULL,
	"subscribed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "searches_token_unique" UNIQUE("token")
);--> statement-breakpoint
CREATE TABLE "service_offers" (
	"service_id" text PRIMARY KEY NOT NULL,
	"price_from" bigint,
	"price_note" text NOT NULL,
	"choices" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "service_requests" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"order_guid" uuid,
	"address" text DEFAULT '' NOT NULL,
	"choice" text NOT NULL,
	"comment" text NOT NULL,
	"wished_on" date NOT NULL,
	"state" text NOT NULL,
	"planned_on" date,
	"price" bigint,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_requests_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "service_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "statements" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"template" text NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "statements_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"method" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_method_key_pk" PRIMARY KEY("method","key")
);--> statement-breakpoint
CREATE TABLE "system_values" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "support_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"ticket_guid" uuid NOT NULL,
	"staff" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "tickets" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"order_guid" uuid,
	"state" text NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"answer_by" timestamp with time zone,
	"rating" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "uploads" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"participant" smallint,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"state" text NOT NULL,
	"type" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "guide_videos" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"video" text,
	"poster" text,
	"paths" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "popups" (
	"alias" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"headline" text NOT NULL,
	"headline2" text,
	"timer" integer,
	"timer_repeat" integer,
	"color" text,
	"color2" text,
	"enabled" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "test_callbacks" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"subject" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "test_matters" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"subject" uuid NOT NULL,
	"matter" jsonb NOT NULL,
	"state" text NOT NULL,
	"code" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_matters_subject_unique" UNIQUE("subject")
);--> statement-breakpoint
CREATE TABLE "finish_choices" (
	"order_guid" uuid PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"area" double precision NOT NULL,
	"price" bigint NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"vendor" text,
	"view" text NOT NULL,
	"outlines" jsonb
);--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "outbox" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "code_quotas" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "news_marks" ADD CONSTRAINT "news_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_alias_news_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."news"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_reserves" ADD CONSTRAINT "offline_reserves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_guid_baskets_guid_fk" FOREIGN KEY ("basket_guid") REFERENCES "public"."baskets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_certificates" ADD CONSTRAINT "signature_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_certificates" ADD CONSTRAINT "signature_certificates_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_statuses" ADD CONSTRAINT "contract_statuses_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_parent_guid_contracts_guid_fk" FOREIGN KEY ("parent_guid") REFERENCES "public"."contracts"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_ratings" ADD CONSTRAINT "manager_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_authors" ADD CONSTRAINT "review_authors_review_reviews_guid_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_authors" ADD CONSTRAINT "review_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_surveys_alias_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_delivery" ADD CONSTRAINT "lead_delivery_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_cards" ADD CONSTRAINT "club_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_points" ADD CONSTRAINT "club_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD CONSTRAINT "bank_applications_application_guid_mortgage_applications_guid_fk" FOREIGN KEY ("application_guid") REFERENCES "public"."mortgage_applications"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_applications" ADD CONSTRAINT "bank_applications_programme_id_mortgage_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."mortgage_programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_drafts" ADD CONSTRAINT "mortgage_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "infrastructure" ADD CONSTRAINT "infrastructure_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_documents" ADD CONSTRAINT "object_documents_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_documents" ADD CONSTRAINT "object_documents_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_questions" ADD CONSTRAINT "object_questions_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_videos" ADD CONSTRAINT "object_videos_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_months" ADD CONSTRAINT "progress_months_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_genplan_pictures_id_fk" FOREIGN KEY ("genplan") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_programmes" ADD CONSTRAINT "mortgage_programmes_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_participants" ADD CONSTRAINT "order_participants_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_alias_partnerships_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."partnerships"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_levels" ADD CONSTRAINT "parking_levels_vendor_complexes_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."complexes"("vendor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_level_id_parking_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."parking_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_requests" ADD CONSTRAINT "profile_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_flats" ADD CONSTRAINT "resale_flats_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_flats" ADD CONSTRAINT "resale_flats_agent_id_resale_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."resale_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_alias_lessons_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."lessons"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_guid_searches_guid_fk" FOREIGN KEY ("search_guid") REFERENCES "public"."searches"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_lots" ADD CONSTRAINT "search_lots_lot_guid_lots_guid_fk" FOREIGN KEY ("lot_guid") REFERENCES "public"."lots"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_service_id_service_sections_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sections" ADD CONSTRAINT "service_sections_parent_id_service_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_guid_tickets_guid_fk" FOREIGN KEY ("ticket_guid") REFERENCES "public"."tickets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_videos" ADD CONSTRAINT "guide_videos_parent_id_guide_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finish_choices" ADD CONSTRAINT "finish_choices_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_confirmed" ON "users" USING btree ("phone") WHERE "users"."phone_confirmed";--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_seat" ON "appointments" USING btree ("kind","place","starts_at","seat") WHERE "appointments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_order" ON "appointments" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "appointments_booked" ON "appointments" USING btree ("starts_at") WHERE "appointments"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "account_consents_user" ON "account_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_codes_expiry" ON "auth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offline_reserves_user" ON "offline_reserves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "baskets_left" ON "baskets" USING btree ("changed_at") WHERE "baskets"."user_id" is null;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "signature_certificates_user" ON "signature_certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","date");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date","alias");--> statement-breakpoint
CREATE INDEX "news_vendor" ON "news" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "contracts_user" ON "contracts" USING btree ("user_id","signed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_order" ON "contracts" USING btree ("order_guid","kind");--> statement-breakpoint
CREATE INDEX "contracts_parent" ON "contracts" USING btree ("parent_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_steps_open" ON "deal_steps" USING btree ("order_guid","kind") WHERE "deal_steps"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deal_steps_order" ON "deal_steps" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "manager_ratings_user" ON "manager_ratings" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "manager_ratings_time" ON "manager_ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "review_authors_user" ON "review_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_answers_user" ON "survey_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "defects_order" ON "defects" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "defects_state" ON "defects" USING btree ("state","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_active" ON "holds" USING btree ("lot_guid") WHERE "holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "holds_user" ON "holds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_order" ON "holds" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "holds_expiry" ON "holds" USING btree ("expires_at") WHERE "holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lead_delivery_due" ON "lead_delivery" USING btree ("next_attempt_at") WHERE "lead_delivery"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "leads_time" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" USING btree (("marketing"->>'utm_campaign'));--> statement-breakpoint
CREATE INDEX "club_points_history" ON "club_points" USING btree ("user_id","at","guid");--> statement-breakpoint
CREATE INDEX "bank_applications_application" ON "bank_applications" USING btree ("application_guid");--> statement-breakpoint
CREATE INDEX "bank_applications_unsent" ON "bank_applications" USING btree ("guid") WHERE "bank_applications"."url" is null;--> statement-breakpoint
CREATE INDEX "mortgage_applications_user" ON "mortgage_applications" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "mortgage_applications_guest" ON "mortgage_applications" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "mortgage_applications_order" ON "mortgage_applications" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "mortgage_drafts_left" ON "mortgage_drafts" USING btree ("saved_at") WHERE "mortgage_drafts"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "floor_plans_floor" ON "floor_plans" USING btree ("building_id","section","first_floor");--> statement-breakpoint
CREATE INDEX "object_documents_vendor" ON "object_documents" USING btree ("vendor","position");--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_address" ON "buildings" USING btree ("vendor","subvendor");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_id" ON "lots" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_number" ON "lots" USING btree ("building_id","kind","number");--> statement-breakpoint
CREATE INDEX "lots_floor" ON "lots" USING btree ("building_id","section","floor");--> statement-breakpoint
CREATE INDEX "lots_status" ON "lots" USING btree ("status");--> statement-breakpoint
CREATE INDEX "mortgage_programmes_bank" ON "mortgage_programmes" USING btree ("bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_number" ON "sections" USING btree ("building_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_seq" ON "order_events" USING btree ("order_guid","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_key" ON "order_events" USING btree ("order_guid","key");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_lot" ON "orders" USING btree ("lot_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_guid","purpose") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'refunding';--> statement-breakpoint
CREATE UNIQUE INDEX "parking_levels_level" ON "parking_levels" USING btree ("vendor","level");--> statement-breakpoint
CREATE INDEX "places_level" ON "places" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "profile_requests_user" ON "profile_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_requests_open" ON "profile_requests" USING btree ("user_id","kind") WHERE "profile_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "resale_flats_district" ON "resale_flats" USING btree ("district");--> statement-breakpoint
CREATE INDEX "search_finds_lot" ON "search_finds" USING btree ("lot_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "searches_query" ON "searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "service_requests_user" ON "service_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_state" ON "service_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "statements_state" ON "statements" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_guid","created_at");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "uploads_left" ON "uploads" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "test_callbacks_due" ON "test_callbacks" USING btree ("due_at") WHERE "test_callbacks"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_quotas_expiry" ON "code_quotas" USING btree ("expires_at");--> statement-breakpoint
-- Every process follows what is written to the catalogue, whoever writes it: the payload of
-- `lots_changed` is the key of a lot, or * where so many changed, or so much, that all is read anew.
CREATE FUNCTION "notify_lots_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "changed") > 100 THEN
    PERFORM pg_notify('lots_changed', '*');
  ELSE
    PERFORM pg_notify('lots_changed', "guid"::text) FROM "changed";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "notify_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lots_changed', '*');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lots_inserted" AFTER INSERT ON "lots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "lots_updated" AFTER UPDATE ON "lots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "lots_deleted" AFTER DELETE ON "lots" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "complexes_changed" AFTER INSERT OR UPDATE OR DELETE ON "complexes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "buildings_changed" AFTER INSERT OR UPDATE OR DELETE ON "buildings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "sections_changed" AFTER INSERT OR UPDATE OR DELETE ON "sections" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "plans_changed" AFTER INSERT OR UPDATE OR DELETE ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "mortgage_programmes_changed" AFTER INSERT OR UPDATE OR DELETE ON "mortgage_programmes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "price_history_changed" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "floor_plans_changed" AFTER INSERT OR UPDATE OR DELETE ON "floor_plans" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "progress_months_changed" AFTER INSERT OR UPDATE OR DELETE ON "progress_months" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_documents_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_documents" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "infrastructure_changed" AFTER INSERT OR UPDATE OR DELETE ON "infrastructure" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_questions_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_questions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "object_videos_changed" AFTER INSERT OR UPDATE OR DELETE ON "object_videos" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "premises_changed" AFTER INSERT OR UPDATE OR DELETE ON "premises" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "parking_levels_changed" AFTER INSERT OR UPDATE OR DELETE ON "parking_levels" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "places_changed" AFTER INSERT OR UPDATE OR DELETE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "resale_agents_changed" AFTER INSERT OR UPDATE OR DELETE ON "resale_agents" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "resale_flats_changed" AFTER INSERT OR UPDATE OR DELETE ON "resale_flats" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'order_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();--> statement-breakpoint
-- Every process follows what is written to the content, whoever writes it.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '*');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "templates_changed" AFTER INSERT OR UPDATE OR DELETE ON "templates" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "offices_changed" AFTER INSERT OR UPDATE OR DELETE ON "offices" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "news_changed" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "promos_changed" AFTER INSERT OR UPDATE OR DELETE ON "promos" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "pages_changed" AFTER INSERT OR UPDATE OR DELETE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "redirects_changed" AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "vacancies_changed" AFTER INSERT OR UPDATE OR DELETE ON "vacancies" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "service_sections_changed" AFTER INSERT OR UPDATE OR DELETE ON "service_sections" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
-- A new review waits for the staff: what they decide is told, to the pages of the complexes as well.
CREATE TRIGGER "reviews_decided" AFTER UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "complex_reviews_decided" AFTER UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
-- Open pages of the account hear of their buyer's notices, whichever process writes them: the payload of
-- `notices_changed` is the id of the buyer.
CREATE FUNCTION "notify_notices_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notices_changed', "user_id"::text) FROM (SELECT DISTINCT "user_id" FROM "changed") AS "buyers";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "notices_inserted" AFTER INSERT ON "notices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_notices_changed"();--> statement-breakpoint
CREATE TRIGGER "notices_updated" AFTER UPDATE ON "notices" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_notices_changed"();
