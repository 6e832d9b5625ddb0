export {
  controlClass,
  Field,
  FieldNotes,
  type ControlAttributes,
  type FieldOwnProps,
  type FieldProps,
} from './Field.tsx';
