import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Key } from '../../components/key/Key.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { OfficeDialog } from '../office/OfficeDialog.tsx';
import type { LeadDetails } from './lead.ts';

/** Orders of whoever has the phone, and a new one for who has said yes. */
export function LeadOrder({ lead }: { lead: LeadDetails }) {
  const [open, setOpen] = useState(false);
  useShortcuts([{ code: 'KeyH', key: 'H', label: 'бронь', run: () => setOpen(true) }]);
  const [first = '', ...rest] = lead.name.split(/\s+/).filter(Boolean);
  const [name = '', second = ''] = rest;
  // «Ковалёв Артём Игоревич» is a full name, one word is what the person is called.
  const person = name ? { last_name: first, name, second_name: second } : { name: first };
  return (
    <section>
      <h2>Заказы</h2>
      {lead.orders.length > 0 && (
        <ul>
          {lead.orders.map(({ guid, number, lot }) => (
            <li key={guid}>
              <Link to={`/orders/${guid}`}>{number}</Link> {lot}
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Оформить бронь <Key>H</Key>
      </Button>
      <OfficeDialog
        known={{
          ...person,
          ...{ lead: lead.guid, phone: lead.phone, email: lead.email },
          lot: lead.lot?.title.replace(/[^\p{L}\p{N}]+/gu, ' ') ?? '',
        }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
