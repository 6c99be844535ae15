import { Alert, Button, Skeleton } from 'antd';
import { Card } from '../../components/ui/card/Card.js';
import { documentMessages as text } from './messages.js';

interface TemplatesStateProps {
  loading: boolean;
  failed: boolean;
  onReload: () => void;
}

/** Shown instead of the form until the document types are known. */
export function TemplatesState({ loading, failed, onReload }: TemplatesStateProps) {
  return (
    <Card>
      {loading && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {failed && <Alert type="error" title={text.templatesFailed} action={<Button onClick={onReload}>{text.reload}</Button>} />}
    </Card>
  );
}
