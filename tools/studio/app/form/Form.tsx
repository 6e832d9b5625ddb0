import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/** A column of fields; the browser leaves complaints to the page. */
export function Form(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={styles.form} />;
}
