import { CallbackForm } from '@m30/forms/callback';
import { LeadForms } from '@m30/shell/lead';
import type { LeadBandProps } from './LeadBand.tsx';

/** The live band: the callback form with its way to send. */
export default function LeadForm({ title, text }: LeadBandProps) {
  return (
    <LeadForms>
      <CallbackForm variant="inline" title={title} lead={text} />
    </LeadForms>
  );
}
