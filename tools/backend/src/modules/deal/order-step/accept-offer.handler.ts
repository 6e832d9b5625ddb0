import { acceptOffer } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { changeOrder } from '../order-details/change-order.ts';
import { OFFER_VERSION } from '../order/core/rules.ts';

/** Accepts the offer of holds, in the version that stands on the site. */
export const acceptOfferHandler = implement(acceptOffer, (input, call) =>
  changeOrder(call, {
    method: acceptOffer,
    input,
    event() {
      const { version } = input;
      if (version !== OFFER_VERSION) {
        throw refuse(409, 'Оферта обновилась. Прочитайте новую редакцию и примите её');
      }
      return { type: 'offer.accepted', data: { version } };
    },
  }),
);
