import type { ComponentProps } from 'react';

/** A lot as a card shows it. */
export interface Lot {
  url: string;
  plan: string;
  mirrored: boolean;
  status: string;
  title: string;
  complexName: string;
  place: string;
  price: number | null;
  oldPrice: number | null;
  payment: number | null;
  floor: number;
  floors: number;
  handover: string;
  badges: string[];
}

const roubles = new Intl.NumberFormat('ru', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/** The cards of a catalogue, composed as the product's are: badges, price, facts, actions, icons. */
export function Cards({ lots }: { lots: readonly Lot[] }) {
  return lots.map((lot, at) => <Card key={lot.url} lot={lot} eager={at < 3} />);
}

function Card({ lot, eager }: { lot: Lot; eager: boolean }) {
  return (
    <article className="_card_1x2y3_1" data-status={lot.status}>
      <p className="_badges_1x2y3_9">
        <Badges lot={lot} />
      </p>
      <img
        className="_plan_1x2y3_17"
        data-mirrored={lot.mirrored || undefined}
        src={lot.plan}
        alt="Планировка квартиры"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <h3 className="_title_1x2y3_25">
        <a href={lot.url} data-view-transition="">
          {lot.title}
          <span className="visually-hidden">
            , {lot.complexName}, {lot.place}
          </span>
        </a>
      </h3>
      <Price lot={lot} />
      <dl className="_facts_1x2y3_49">
        <div>
          <dt>{lot.complexName}</dt>
          <dd>{lot.place}</dd>
        </div>
        <div>
          <dt>Этаж</dt>
          <dd>
            {lot.floor} из {lot.floors}
          </dd>
        </div>
        <div>
          <dt>Срок сдачи</dt>
          <dd>{lot.handover}</dd>
        </div>
      </dl>
      <div className="_actions_1x2y3_57">
        <Actions lot={lot} />
      </div>
    </article>
  );
}

function Badges({ lot }: { lot: Lot }) {
  return lot.badges.map((badge) => <Badge key={badge}>{badge}</Badge>);
}

function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('_badge_4z5w6_1', className)} />;
}

function Price({ lot: { price, oldPrice, payment } }: { lot: Lot }) {
  if (price === null) return null;
  return (
    <>
      <p className="_price_1x2y3_33">
        <b>{roubles.format(price / 100)}</b>
        {oldPrice !== null && (
          <s>
            <span className="visually-hidden">прежняя цена </span>
            {roubles.format(oldPrice / 100)}
          </s>
        )}
      </p>
      {payment !== null && (
        <p className="_payment_1x2y3_41">{roubles.format(payment / 100)} в&nbsp;месяц</p>
      )}
    </>
  );
}

const BUTTONS = [
  { list: 'compare', label: 'Сравнить' },
  { list: 'cart', label: 'В корзину' },
] as const;

function Actions({ lot }: { lot: Lot }) {
  return (
    <form className="_actions_7x8y9_1" action="/cart" method="post">
      <input type="hidden" name="lot" value={lot.url} />
      {BUTTONS.map(({ list, label }) => (
        <IconButton
          key={list}
          type="submit"
          name="change"
          value={`${list}:add`}
          aria-pressed="false"
          icon={list}
          label={`${label}: ${lot.title}, ${lot.complexName}`}
        />
      ))}
    </form>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: keyof typeof PATHS;
  label: string;
}

function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} className={cx('_button_7x8y9_9', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

const PATHS = {
  compare: 'M5 20V9M12 20V4M19 20v-7',
  cart: 'M3 4h3l2.4 11.2h10L21 7H7M8 19.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M15.5 19.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
};

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: keyof typeof PATHS;
}

function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Class names in one, empty ones left out. */
const cx = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
