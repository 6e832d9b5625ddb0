import { useId } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import { ApiRefusal } from '@m30/api/client';
import { useAccountCall } from '../../../store/account/use-account-call.ts';

export interface CallFormOptions<Values extends FieldValues> {
  /** What stands in the fields at first; its keys are the method's input, in the order of the form. */
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<unknown>;
  onDone: () => void;
}

/**
 * A form of the profile whose fields depend on each other: rules of the page are checked when it is sent and, from then
 * on, as its fields are typed; what the server refuses stands beside its field until that is typed anew.
 */
export function useCallForm<Values extends FieldValues>(options: CallFormOptions<Values>) {
  const { defaultValues, send, onDone } = options;
  // The summary takes the focus: it leads to every field.
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const call = useAccountCall();
  const id = useId();
  const { errors, submitCount } = form.formState;
  const messageOf = (name: string) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  const sendOnce = async (values: Values) => {
    try {
      return await send(values);
    } catch (error) {
      if (error instanceof ApiRefusal) {
        for (const { path, message } of error.issues) {
          if (path in values) form.setError(path as Path<Values>, { message });
        }
      }
      throw error;
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (await call.run(() => sendOnce(values))) onDone();
  });

  return {
    call,
    submit: () => void submit(),
    /** Props of a field of the kit. */
    field: (name: Path<Values>, rules?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, rules),
      id: `${id}-${name}`,
      error: messageOf(name),
    }),
    /** What is wrong, in the order of the form. */
    errors: Object.keys(defaultValues).flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : { field: `${id}-${name}`, message };
    }),
    attempt: submitCount,
  };
}
