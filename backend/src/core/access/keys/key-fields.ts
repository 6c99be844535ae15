import {
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { type ActorKey, KeyNotAllowedError, KeyScopeError } from './key-scopes.js';
import { KEY_VIEW, type KeyView, mayShow } from './shown-to-keys.js';

/** What the walk needs of the operation under way. */
type Operation = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>;

/** What a field of a type declares, or else its type. */
export const viewOfField = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): KeyView | undefined =>
  viewIn(field) ?? viewIn(type);

const viewIn = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): KeyView | undefined =>
  extensions[KEY_VIEW] as KeyView | undefined;

/** Whether a caller may see things of a type; those without a key may. */
export function showsType({ key }: { key?: ActorKey }, schema: GraphQLSchema, name: string): boolean {
  const type = schema.getType(name);
  return !key || (type !== undefined && mayShow(key, viewIn(type)));
}

/**
 * Refuses an operation of an API key that asks anywhere below a root field for something which none of its scopes shows, before
 * anything of that field is done: a mutation that went through could not be answered otherwise.
 * @throws KeyScopeError, KeyNotAllowedError
 */
export function requireShownFields(key: ActorKey, info: GraphQLResolveInfo): void {
  const walk = new Walk(key, info);
  for (const { selectionSet } of info.fieldNodes) if (selectionSet) walk.through(getNamedType(info.returnType), selectionSet);
}

class Walk {
  /** Fragments by the type that they were spread on: each is looked at once, however often it is spread. */
  private readonly seen = new Set<string>();

  constructor(
    private readonly key: ActorKey,
    private readonly operation: Operation,
  ) {}

  /** @param gated whether what is found here is of a type that the key may see, or null, as `node` has it */
  through(type: GraphQLNamedType, { selections }: SelectionSetNode, gated = isInterfaceType(type)): void {
    for (const selection of selections) {
      if (!this.isAskedFor(selection)) continue;
      if (selection.kind === Kind.FIELD) this.field(type, selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.fragment(type, selection.typeCondition?.name.value, selection.selectionSet, gated);
      } else {
        const spread = `${type.name} ${selection.name.value} ${gated}`;
        const fragment = this.operation.fragments[selection.name.value];
        if (!fragment || this.seen.has(spread)) continue;
        this.seen.add(spread);
        this.fragment(type, fragment.typeCondition.name.value, fragment.selectionSet, gated);
      }
    }
  }

  private fragment(type: GraphQLNamedType, condition: string | undefined, selectionSet: SelectionSetNode, gated: boolean): void {
    const on = condition === undefined ? type : this.operation.schema.getType(condition);
    if (!on) return;
    // An object stays what it is, whatever interface a fragment names.
    if (isObjectType(type)) return isObjectType(on) && on !== type ? undefined : this.through(type, selectionSet);
    if (gated && isObjectType(on) && !mayShow(this.key, viewIn(on))) return;
    this.through(on, selectionSet, gated);
  }

  private field(type: GraphQLNamedType, node: FieldNode): void {
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const field = type.getFields()[node.name.value];
    // `__typename` is no field of the type.
    if (!field) return;
    const view = viewOfField(type, field);
    if (!mayShow(this.key, view)) {
      if (view?.otherwise === 'null') return;
      throw refusal(view);
    }
    const below = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(below)) this.through(below, node.selectionSet);
  }

  private isAskedFor(node: SelectionNode): boolean {
    const { variableValues } = this.operation;
    if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
  }
}

/** The refusal of a key that may not see something which is declared so. */
export const refusal = (view: KeyView | undefined): KeyScopeError | KeyNotAllowedError =>
  view && view.scopes !== 'all' && view.scopes.length > 0 ? new KeyScopeError(view.scopes) : new KeyNotAllowedError();
