import { Checkbox } from '@m30/ui-kit/checkbox';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { withValue } from './at-path.ts';
import styles from './Fields.module.css';
import { ListField } from './ListField.tsx';
import { FILLED, PictureShape } from './PictureShape.tsx';
import type { Mistake, Shape } from './shape.ts';

export interface ShapeFieldProps {
  shape: Shape;
  /** Russian, or the key where the schema has no title yet. */
  label: string;
  hint?: string | undefined;
  value: unknown;
  /** `2.items.0.title`: where it stands, as the server names mistakes. */
  path: string;
  mistakes: readonly Mistake[];
  onChange: (value: unknown) => void;
}

const wordsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The control that a schema asks for; what it holds within is drawn by itself. */
export function ShapeField({
  shape,
  label,
  hint,
  value,
  path,
  mistakes,
  onChange,
}: ShapeFieldProps) {
  const error = mistakes.find((one) => one.path === path)?.message;
  const common = { label, hint, error };
  switch (shape.kind) {
    case 'line':
      return (
        <TextField
          {...common}
          value={wordsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      );
    case 'text':
    case 'html':
      return (
        <TextArea
          {...common}
          rows={shape.kind === 'html' ? 7 : 3}
          hint={shape.kind === 'html' ? 'Разметка: <p>, <b>, <a href>, <ul>, <table>' : hint}
          value={wordsOf(value)}
          onChange={(event) =>
            onChange(
              shape.kind === 'html'
                ? event.currentTarget.value
                : event.currentTarget.value || undefined,
            )
          }
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          value={wordsOf(value)}
          onChange={(event) => onChange(numberOf(event.currentTarget.value))}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          placeholder="по умолчанию"
          options={shape.options.map((id) => ({ id: String(id), label: String(id) }))}
          value={wordsOf(value)}
          onChange={({ currentTarget }) =>
            onChange(shape.options.find((id) => String(id) === currentTarget.value))
          }
        />
      );
    case 'flag':
      return (
        <Checkbox
          {...{ hint, error }}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        >
          {label}
        </Checkbox>
      );
    case 'list':
      return <ListField {...{ shape, label, value, path, mistakes, onChange }} />;
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          {error && <p role="alert">{error}</p>}
          <GroupFields {...{ shape, value, path, mistakes, onChange }} />
        </fieldset>
      );
    case 'picture':
      return (
        <PictureShape {...{ shape, label, value, error, onChange }}>
          <GroupFields
            {...{ value, path, mistakes, onChange }}
            shape={{ kind: 'group', fields: shape.fields.filter(({ key }) => !FILLED.has(key)) }}
          />
        </PictureShape>
      );
    case 'either':
      return (
        <ShapeField
          {...{ label, hint, value, path, mistakes, onChange }}
          shape={closest(shape.of, value)}
        />
      );
    default:
      return <JsonField {...common} value={value} onChange={onChange} />;
  }
}

/** Fields of an object, one under another. */
export function GroupFields({
  shape,
  value,
  path,
  mistakes,
  onChange,
}: Omit<ShapeFieldProps, 'label' | 'hint' | 'shape'> & { shape: Shape & { kind: 'group' } }) {
  const object = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  return shape.fields.map(({ key, title, hint, shape: inner }) => (
    <ShapeField
      key={key}
      {...{ shape: inner, hint, mistakes }}
      label={title ?? key}
      value={object[key]}
      path={`${path}.${key}`}
      onChange={(next) => {
        const all = withValue(object, [key], next) as object;
        onChange(Object.keys(all).length > 0 ? all : undefined);
      }}
    />
  ));
}

/** What has no control of its own: JSON, taken over once it can be read. */
function JsonField({
  value,
  onChange,
  ...rest
}: {
  label: string;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  return (
    <TextArea
      {...rest}
      rows={4}
      hint="Данные в записи JSON"
      defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
      onChange={(event) => {
        try {
          onChange(
            event.currentTarget.value.trim()
              ? (JSON.parse(event.currentTarget.value) as unknown)
              : undefined,
          );
        } catch {
          // Half-written; what stood there before stays until it can be read.
        }
      }}
    />
  );
}

/** Of several shapes the one whose fields the value has. */
export function closest(shapes: readonly Shape[], value: unknown): Shape {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const score = (shape: Shape) =>
    shape.kind === 'group' || shape.kind === 'picture'
      ? shape.fields.filter(({ key }) => keys.includes(key)).length
      : typeof value === 'string' && shape.kind !== 'list'
        ? 1
        : 0;
  return [...shapes].sort((a, b) => score(b) - score(a))[0] ?? { kind: 'json' };
}

function numberOf(typed: string): unknown {
  if (typed.trim() === '') return undefined;
  const number = Number(typed.replace(',', '.'));
  return Number.isNaN(number) ? typed : number;
}
