import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { defects } from '../acceptance/handovers.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, textField } from '../../../kernel/staff/fields.ts';
import { DEFECT_WORDS, STATE_WORDS } from '../acceptance/defect-words.ts';
import { notifyBuyer } from '../acceptance/sign-transfer.ts';
import type { DefectState } from '../acceptance/types.ts';

/** From which states each of the company's states is reached. */
const FROM: Readonly<Record<'accepted' | 'work' | 'fixed' | 'rejected', readonly DefectState[]>> = {
  accepted: ['sent'],
  work: ['sent', 'accepted', 'returned'],
  fixed: ['accepted', 'work', 'returned'],
  rejected: ['sent', 'accepted', 'returned'],
};

const input = v.strictObject({ defect: guidField('Замечание') });

/** A defect is one indeed. */
export const acceptDefect = defineStaffAction({
  name: 'defect.accept',
  right: 'handover.manage',
  summary: 'Принимает замечание: его устранят в срок',
  shows: 'замечание принято: новое состояние и\u00a0уведомление о\u00a0нём',
  input,
  run: (services, { defect }) => change(services, defect, 'accepted', null),
});

/** Somebody works on a defect. */
export const startDefect = defineStaffAction({
  name: 'defect.start',
  right: 'handover.manage',
  summary: 'Отмечает, что над замечанием работают',
  shows: 'замечание в\u00a0работе: новое состояние и\u00a0уведомление о\u00a0нём',
  input,
  run: (services, { defect }) => change(services, defect, 'work', null),
});

/** A defect is repaired: its buyer looks at it. */
export const fixDefect = defineStaffAction({
  name: 'defect.fix',
  right: 'handover.manage',
  summary: 'Отмечает замечание устранённым: покупатель проверит',
  shows: 'замечание устранено, в\u00a0делах просьба проверить; уведомление об\u00a0этом',
  input,
  run: (services, { defect }) => change(services, defect, 'fixed', null),
});

/** A defect is none, with the reason. */
export const rejectDefect = defineStaffAction({
  name: 'defect.reject',
  right: 'handover.manage',
  summary: 'Отклоняет замечание с объяснением',
  shows: 'замечание отклонено, объяснение стоит рядом; уведомление об\u00a0этом',
  input: v.strictObject({ ...input.entries, reason: textField('Почему', 500) }),
  run: (services, { defect, reason }) => change(services, defect, 'rejected', reason),
});

async function change(
  services: Services,
  guid: string,
  state: keyof typeof FROM,
  note: string | null,
) {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const own = eq(defects.guid, guid);
    const [defect] = await tx.select().from(defects).where(own).for('update');
    if (!defect || defect.act === null) throw refuse(404, 'Такого замечания нет');
    if (!FROM[state].includes(defect.state)) {
      throw refuse(409, `Замечание сейчас: ${STATE_WORDS[defect.state].toLowerCase()}`);
    }
    await tx.update(defects).set({ state, note, changedAt: now }).where(own);
    const { room, kind, orderGuid } = defect;
    await notifyBuyer(tx, services, orderGuid, {
      kind: 'defect',
      key: `defect:${guid}:${state}:${now.getTime()}`,
      title: `Замечание: ${STATE_WORDS[state].toLowerCase()}`,
      text: [`${room}, ${DEFECT_WORDS[kind].toLowerCase()}`, note].filter(Boolean).join('. '),
    });
  });
  void services.outbox.flush();
  return { message: `Замечание: ${STATE_WORDS[state].toLowerCase()}` };
}
