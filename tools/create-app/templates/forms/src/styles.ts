import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import '@m30/ui-kit/styles.css';
import '@m30/forms/styles.css';
