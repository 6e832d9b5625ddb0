import type { Captcha } from './captcha/captcha.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Partners, ReceivePartnerEvent } from './partner/partner.ts';

declare module '../kernel/services.ts' {
  interface Services {
    readonly outbox: Outbox;
    readonly captcha: Captcha;
    /** Takes what partners tell; the embedded ones call it as those outside do by HTTP. */
    readonly receivePartnerEvent: ReceivePartnerEvent;
    /** Acquirer, signature, escrow, registration and banks. */
    readonly partners: Partners;
  }
}
