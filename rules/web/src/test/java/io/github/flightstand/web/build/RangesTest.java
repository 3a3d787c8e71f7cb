package io.github.flightstand.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.instruction.WasmConditional;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInstructionList;
import org.teavm.backend.wasm.model.instruction.WasmInt32Constant;
import org.teavm.backend.wasm.model.instruction.WasmIntBinary;
import org.teavm.backend.wasm.model.instruction.WasmIntBinaryOperation;
import org.teavm.backend.wasm.model.instruction.WasmIntType;
import org.teavm.backend.wasm.model.instruction.WasmReturn;

/** A test for a range is dropped if the range is empty, and only then. */
class RangesTest {

  private static final WasmIntBinaryOperation FROM = WasmIntBinaryOperation.GE_SIGNED;
  private static final WasmIntBinaryOperation BELOW = WasmIntBinaryOperation.LT_SIGNED;

  private final WasmLocal tag = new WasmLocal(WasmType.INT32);
  private final WasmLocal other = new WasmLocal(WasmType.INT32);
  private final WasmFunction function =
      new WasmFunction(new WasmFunctionType("f", List.<WasmType>of(), List.<WasmType>of()));

  /** Appends {@code if (number <operation> bound) {}} and returns the choice. */
  private static WasmConditional choice(
      WasmInstructionList in, WasmLocal number, WasmIntBinaryOperation operation, int bound) {
    WasmConditional choice = new WasmConditional();
    in.add(new WasmGetLocal(number));
    in.add(new WasmInt32Constant(bound));
    in.add(new WasmIntBinary(WasmIntType.INT32, operation));
    in.add(choice);
    return choice;
  }

  /** Appends {@code if (tag >= from) if (tag < end) return;} and returns the inner choice. */
  private WasmConditional range(WasmInstructionList in, int from, int end) {
    WasmConditional inner = choice(choice(in, tag, FROM, from).getThenBlock(), tag, BELOW, end);
    inner.getThenBlock().add(new WasmReturn());
    return inner;
  }

  /** Returns how many instructions a list has once the module's ranges are gone through. */
  private long left(WasmInstructionList list) {
    WasmModule module = new WasmModule();
    module.functions.add(function);
    Ranges.use(module);
    return StreamSupport.stream(list.spliterator(), false).count();
  }

  @Test
  void dropsAnEmptyRange() {
    range(function.getBody(), 5, 5);
    range(function.getBody(), 7, 3);
    function.getBody().add(new WasmReturn());
    assertEquals(1, left(function.getBody()));
  }

  @Test
  void keepsARangeOfOneNumber() {
    range(function.getBody(), 5, 6);
    assertEquals(4, left(function.getBody()));
  }

  @Test
  void dropsARangeWithinAnotherThatStays() {
    WasmConditional outer = range(function.getBody(), 5, 9);
    range(outer.getThenBlock(), 6, 6);
    assertEquals(1, left(outer.getThenBlock()));
  }

  @Test
  void keepsWhatComparesTwoNumbers() {
    WasmConditional outer = choice(function.getBody(), tag, FROM, 5);
    choice(outer.getThenBlock(), other, BELOW, 5);
    assertEquals(4, left(function.getBody()));
  }

  @Test
  void keepsWhatComparesOtherwise() {
    WasmConditional outer = choice(function.getBody(), tag, BELOW, 5);
    choice(outer.getThenBlock(), tag, FROM, 5);
    assertEquals(4, left(function.getBody()));
  }

  @Test
  void keepsWhatDoesMoreThanTestTheRange() {
    WasmConditional first = choice(function.getBody(), tag, FROM, 5);
    first.getThenBlock().add(new WasmReturn());
    choice(first.getThenBlock(), tag, BELOW, 5);
    range(function.getBody(), 5, 5).getElseBlock().add(new WasmReturn());
    WasmConditional third = choice(function.getBody(), tag, FROM, 5);
    choice(third.getThenBlock(), tag, BELOW, 5);
    third.getElseBlock().add(new WasmReturn());
    assertEquals(12, left(function.getBody()));
  }
}
