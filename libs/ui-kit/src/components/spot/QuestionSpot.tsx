import { Spot, type SpotProps } from './Spot.tsx';

/** Two messages: nobody has asked yet. */
export function QuestionSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path
        d="M74,86 h196 a16,16 0 0 1 16,16 v80 a16,16 0 0 1 -16,16 h-120 l-38,36 v-36 h-38 a16,16 0 0 1 -16,-16 v-80 a16,16 0 0 1 16,-16 Z"
        fill="var(--m30-surface)"
      />
      <path d="M88,120 h168" fill="none" stroke="var(--m30-control)" strokeWidth="3" />
      <path d="M88,138 h137.76" fill="none" stroke="var(--m30-control)" strokeWidth="3" />
      <path d="M88,156 h156.24" fill="none" stroke="var(--m30-control)" strokeWidth="3" />
      <path d="M88,174 h117.6" fill="none" stroke="var(--m30-control)" strokeWidth="3" />
      <path
        d="M234,176 h152 a16,16 0 0 1 16,16 v64 a16,16 0 0 1 -16,16 h-16 v36 l-38,-36 h-98 a16,16 0 0 1 -16,-16 v-64 a16,16 0 0 1 16,-16 Z"
        fill="var(--m30-water)"
      />
      <circle cx="262" cy="224" r="9" fill="var(--m30-surface)" />
      <circle cx="310" cy="224" r="9" fill="var(--m30-surface)" />
      <circle cx="358" cy="224" r="9" fill="var(--m30-axis)" />
    </Spot>
  );
}
